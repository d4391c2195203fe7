/** What each of the photo tool's workers offers the page: one that dies tells nobody, but its locks are freed. */
export interface LockHolder {
  /**
   * Holds the Web Lock of this name until the worker ends for any reason. Resolves to `true` once it is held,
   * and to `false` in browsers that have no locks or refuse them.
   */
  holdLock(name: string): Promise<boolean>
}
