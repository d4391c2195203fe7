/** Milliseconds after which the network counts as too slow. */
const timeout = 3_000

/**
 * Returns the network's answer if it is usable and comes in time, and the stored answer otherwise. A slow answer is still
 * read to its end, so that the HTTP cache has it the next time.
 *
 * @param isOfUse whether the network's answer is usable
 * @param findKept finds the stored answer. If there is none, the network's answer is returned in any case
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
