import { safeParse } from 'valibot'
import { type EnhanceRequest, enhanceRequest } from '../contract.ts'
import { Refusal } from '../refusal.ts'

/** An address of 2,048 characters and what stands around it. */
const maxBodyBytes = 4096

/**
 * Reads what is asked for.
 *
 * @throws Refusal unless it is JSON of the contract's form, and short
 */
export async function readRequest(request: Request): Promise<EnhanceRequest> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'The request has to be application/json')
  const body = parseJson(await readText(request))
  const { success, output, issues } = safeParse(enhanceRequest, body)
  if (success) return output
  const isScale = issues.every(({ path }) => path?.[0]?.key === 'scale')
  throw new Refusal(
    400,
    isScale ? 'Photographs are enhanced to scale 2 only' : 'The request has to have imageUrl and scale',
  )
}

async function readText(request: Request): Promise<string> {
  const tooLong = new Refusal(413, 'The request is too long')
  // What says itself that it is too long is refused before any of it is read.
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) throw tooLong
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBodyBytes) throw tooLong
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The request is not valid JSON')
  }
}
