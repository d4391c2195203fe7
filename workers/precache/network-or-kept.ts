/** Milliseconds after which a network counts as too slow to wait for. */
const timeout = 3_000

/**
 * The network's answer if it is of use and comes in time, else the kept one. A slow answer is still read to its end, so
 * that the browser's cache has it the next time.
 *
 * @param isOfUse whether the network's answer may be passed on
 * @param findKept what is kept; without it the network's answer is waited for, and whatever it is
 */
export async function networkOrKept(
  event: ExtendableEvent,
  request: Request,
  isOfUse: (response: Response) => boolean,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = fetch(request)
  event.waitUntil(answer.catch(() => {}))
  const useful = answer.then((response) => (isOfUse(response) ? response : undefined)).catch(() => undefined)
  const inTime = await Promise.race([useful, wait(timeout)])
  return inTime ?? (await findKept()) ?? answer
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))
