import { contentsOf, footOfFile, numberOfLine, PageNumbers } from './page-numbers.ts'
import { readPdf } from './pdf-file.ts'
import { PdfWriter } from './pdf-writer.ts'

/**
 * A file of our printer with each page's place at its foot (`3 / 28`) and the page of each chapter in its contents, which the browser
 * cannot tell while it lays them out. Everything else is as it was; the same file gives the same bytes.
 */
export function numberPages(bytes: Uint8Array): Uint8Array {
  const file = readPdf(bytes)
  const out = new PdfWriter()
  out.reserve(Math.max(...file.objects.keys()))
  for (const [n, { text, stream }] of file.objects) out.put(n, text, stream)
  const lines = contentsOf(file)
  const numbers = new PageNumbers(out)
  file.pages.forEach((n, i) => {
    const own = lines.filter(({ on }) => on === i).map((line) => numberOfLine(line, 1))
    numbers.put(n, [footOfFile(i + 1, file.pages.length), ...own])
  })
  return out.bytes(file.root, file.info)
}
