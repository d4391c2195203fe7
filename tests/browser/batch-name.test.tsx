import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { changeState, localStore } from '@/features/enhancement/on-device/state'
import { ResultsPanel } from '@/features/enhancement/on-device/views/ResultsPanel'
import { Shelf } from '@/features/enhancement/on-device/views/Shelf'
import '@/theme/global.css'
import { libraryOf, localBatch } from '../fixtures/library'
import { originalOf } from '../fixtures/original'
import { pictureFile } from './pictures'
import { render } from './render'

const photo = await pictureFile(48, 32, () => [200, 150, 100], 'image/jpeg')
const photosOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const file = { ...originalOf(`${name}-${index + 1}.jpg`, photo), read: vi.fn(async () => photo) }
    return localItem(`${name} ${index}`, file)
  })

let kitchen: LocalItem[]
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const inKitchen = field('Name of this batch: kitchen-1.jpg')
const inHall = field('Name of this batch: hall-1.jpg')
const inList = field('Name of this batch')
const nameIn = (id: string) => localStore.state.library.batches.get(id)?.name

beforeEach(async () => {
  kitchen = photosOf('kitchen', 5)
  const list = localBatch('list', photosOf('list', 1))
  const shelf = [localBatch('kitchen', kitchen), localBatch('hall', photosOf('hall', 2))]
  changeState({ library: libraryOf([list, ...shelf]) })
  await render(
    <>
      <ResultsPanel batch={list} />
      <Shelf />
    </>,
  )
})

describe('the field of a batch’s name', () => {
  test('is empty until something is typed, which is its batch’s alone', async () => {
    await expect.element(inKitchen).toHaveAttribute('placeholder', 'kitchen-1.jpg')
    await userEvent.fill(inHall, 'Hall')
    await userEvent.fill(inKitchen, 'Kitchen, Mentor')
    await userEvent.fill(inList, 'Stairs')
    expect(['kitchen', 'hall', 'list'].map(nameIn)).toEqual(['Kitchen, Mentor', 'Hall', 'Stairs'])
    // What else is in the line has its name.
    await expect.element(page.getByRole('button', { name: 'Open Kitchen, Mentor' })).toBeVisible()
    await expect.element(inKitchen).toHaveValue('Kitchen, Mentor')
  })

  test('takes letters in its middle: the caret stays where it is', async () => {
    await userEvent.fill(inList, 'Kithen')
    ;(inList.element() as HTMLInputElement).setSelectionRange(3, 3)
    await userEvent.keyboard('c')
    await userEvent.keyboard('!')
    await expect.element(inList).toHaveValue('Kitc!hen')
  })

  test('is left by Enter, without spaces around it', async () => {
    await userEvent.fill(inKitchen, '  Kitchen ')
    await userEvent.keyboard('{Enter}')
    await expect.element(inKitchen).not.toHaveFocus()
    await expect.element(inKitchen).toHaveValue('Kitchen')
    await userEvent.fill(inKitchen, '   ')
    await userEvent.tab()
    expect(nameIn('kitchen')).toBe('')
  })

  test('takes back by Escape what was typed since it was entered', async () => {
    await userEvent.fill(inKitchen, 'Kitchen')
    await userEvent.tab()
    await userEvent.type(inKitchen, ', Mentor')
    const closed = vi.fn()
    document.addEventListener('keydown', (event) => closed(event.defaultPrevented), { once: true })
    await userEvent.keyboard('{Escape}')
    expect([nameIn('kitchen'), closed.mock.lastCall]).toEqual(['Kitchen', [true]])
    await expect.element(inKitchen).toHaveFocus()
  })

  test('has no more letters than a line and a file’s name have room for', async () => {
    await userEvent.type(inHall, 'Hall '.repeat(30))
    expect(nameIn('hall')).toHaveLength(100)
  })
})

test('a line of the shelf shows three photos at most, and reads no others', async () => {
  const pictures = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((line) => line.querySelectorAll('img').length)
  // The list's own row is the first.
  await expect.poll(pictures).toEqual([1, 3, 2])
  expect(kitchen.map(({ originalFile }) => vi.mocked(originalFile.read).mock.calls.length > 0)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
