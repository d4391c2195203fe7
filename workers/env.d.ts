/** A module that `tools/build/assemblyscript.ts` has compiled to WebAssembly, as a hexadecimal string. */
declare module '*?wasm' {
  const hexadecimal: string
  export default hexadecimal
}

/** Synchronous file access, which only workers have. Tests import the workers' code with the types of a page. */
interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>
}

interface FileSystemSyncAccessHandle {
  read(bytes: ArrayBuffer): number
  write(bytes: ArrayBuffer): number
  close(): void
}
