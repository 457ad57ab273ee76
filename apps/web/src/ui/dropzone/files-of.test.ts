import { expect, it } from 'vitest'
import { filesOf } from './files-of.ts'

const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (give: (file: File) => void) => give(new File(['x'], name)),
})
/** A folder whose reader gives two at a time, as browsers give a hundred. */
const folder = (name: string, children: object[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    const rest = [...children]
    return { readEntries: (give: (some: object[]) => void) => give(rest.splice(0, 2)) }
  },
})
const dropped = (entries: object[], files: File[] = []) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  }) as unknown as DataTransfer
const names = async (transfer: DataTransfer) =>
  (await filesOf(transfer)).files.map(({ name }) => name)

it('takes every file of a folder, also of folders in it, and none that is hidden', async () => {
  const deep = folder('五月', [fileEntry('c.pdf'), fileEntry('.DS_Store')])
  const all = folder('票据', [fileEntry('a.jpg'), fileEntry('b.jpg'), deep, fileEntry('d.jpg')])
  expect(await names(dropped([all, fileEntry('e.xml')]))).toEqual([
    'a.jpg',
    'b.jpg',
    'c.pdf',
    'd.jpg',
    'e.xml',
  ])
})

it('without folders takes the files as the browser lists them', async () => {
  expect(await names(dropped([fileEntry('a')], [new File(['x'], 'listed.pdf')]))).toEqual([
    'listed.pdf',
  ])
  expect(await names({ files: [new File(['x'], 'old.pdf')] } as unknown as DataTransfer)).toEqual([
    'old.pdf',
  ])
})

it('names what could not be read, and what was too much', async () => {
  const broken = { ...fileEntry('坏.pdf'), file: (_: unknown, fail: () => void) => fail() }
  const many = Array.from({ length: 5_001 }, (_, i) => fileEntry(`${i}.jpg`))
  const gone = {
    isFile: false,
    isDirectory: true,
    name: '移走了',
    createReader: () => ({ readEntries: (_: unknown, fail: () => void) => fail() }),
  }
  const { files, lost } = await filesOf(dropped([gone, folder('票据', [broken, ...many])]))
  expect(files).toHaveLength(5_000)
  expect(lost).toEqual(['移走了', '坏.pdf', '5000.jpg'])
})
