import { expect, test } from 'vitest'
import { answered, StorageSilent } from '../../src/features/enhancement/local/storage/answered'

test('storage that does not answer is not waited for until it answers again', async () => {
  expect(await answered(async () => 'here')).toBe('here')
  let answer: (words: string) => void = () => {}
  const hanging = new Promise<string>((resolve) => {
    answer = resolve
  })
  await expect(answered(() => hanging, 1)).rejects.toThrow(StorageSilent)
  await expect(answered(async () => 'not asked')).rejects.toThrow(StorageSilent)
  answer('late')
  await hanging
  expect(await answered(async () => 'here again')).toBe('here again')
})
