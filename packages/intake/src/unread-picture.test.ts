import { expect, it } from 'vitest'
import { parseDocument } from './parse-document.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

it.each([
  ['照片.heic', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'HEIC'],
  ['照片.jpg', bytes('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), 'JPG 后上传'],
  ['票.bmp', bytes('BM\x36\0\x01\0\0\0\0\0\x36\0\0\0\x28\0'), '另存为 JPG 或 PNG'],
  ['票.psd', bytes('8BPS\0\x01\0\0\0\0\0\0\0\x03'), '导出为 JPG 或 PNG'],
])('%s is refused with what to do', async (name, content, said) => {
  const [file] = await parseDocument(name, content)
  expect(file!.error).toMatchObject({ code: 'UNSUPPORTED_FORMAT' })
  expect(file!.error!.message).toContain(said)
})

it('what begins like one and is none is told as before', async () => {
  const [file] = await parseDocument('a.txt', bytes('BMW 320i\n'))
  expect(file!.error!.message).toContain('不支持这种文件格式')
})
