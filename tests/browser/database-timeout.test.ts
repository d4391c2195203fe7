import { expect, test } from 'vitest'
import { DatabaseTimeout, withTimeout } from '@/features/enhancement/local/storage/database-timeout'

test('storage that does not answer is not waited for until it answers again', async () => {
  expect(await withTimeout(async () => 'here')).toBe('here')
  let answer: (words: string) => void = () => {}
  const hanging = new Promise<string>((resolve) => {
    answer = resolve
  })
  await expect(withTimeout(() => hanging, 1)).rejects.toThrow(DatabaseTimeout)
  await expect(withTimeout(async () => 'not asked')).rejects.toThrow(DatabaseTimeout)
  answer('late')
  await hanging
  expect(await withTimeout(async () => 'here again')).toBe('here again')
})
