import { safeParse } from 'valibot'
import { type EnhanceRequest, enhancementScale, enhanceRequest } from '../contract.ts'
import { Refusal } from '../refusal.ts'
import { readCapped } from './read-capped.ts'

/** An address of 2,048 characters and what stands around it. */
const maxBodyBytes = 4096

/**
 * Reads what is asked for.
 *
 * @throws Refusal unless it is JSON of the contract's form, and short
 */
export async function readRequest(call: Pick<Request, 'headers' | 'body'>): Promise<EnhanceRequest> {
  const type = call.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'The request has to be application/json')
  const body = parseJson(await readCapped(call, maxBodyBytes, 'The request is too long'))
  const { success, output, issues } = safeParse(enhanceRequest, body)
  if (success) return output
  const isScale = issues.every(({ path }) => path?.[0]?.key === 'scale')
  throw new Refusal(
    400,
    isScale
      ? `Photographs are enhanced to scale ${enhancementScale} only`
      : 'The request has to have imageUrl and scale',
  )
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Refusal(400, 'The request is not valid JSON')
  }
}
