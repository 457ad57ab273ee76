/** Numbered objects into the bytes of a PDF. */
import type { PdfObject } from './pdf-file.ts'

export class PdfWriter {
  private readonly objects = new Map<number, PdfObject>()
  private next = 1

  /** A number that nothing has yet. */
  take(): number {
    return this.next++
  }

  /** Numbers for the objects 1…most of another file. @returns what is added to each */
  reserve(most: number): number {
    const base = this.next - 1
    this.next += most
    return base
  }

  put(n: number, text: string, stream: Uint8Array | null = null): void {
    this.objects.set(n, { text, stream })
  }

  putStream(n: number, content: string): void {
    this.put(n, `<</Length ${content.length}>>`, Buffer.from(content, 'latin1'))
  }

  get(n: number): PdfObject {
    const object = this.objects.get(n)
    if (!object) throw new Error(`no object ${n}`)
    return object
  }

  bytes(root: number, info: number | null): Uint8Array {
    const chunks: Uint8Array[] = []
    const offsets = new Map<number, number>()
    let at = 0
    const add = (part: string | Uint8Array) => {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
      chunks.push(bytes)
      at += bytes.length
    }
    // The second line is of bytes above 127: whoever copies the file takes it for one that is not text.
    add('%PDF-1.4\n%\xd3\xeb\xe9\xe1\n')
    for (const [n, { text, stream }] of [...this.objects].sort(([a], [b]) => a - b)) {
      offsets.set(n, at)
      add(`${n} 0 obj\n${text}`)
      if (stream) {
        add(' stream\n')
        add(stream)
        add('\nendstream')
      }
      add('\nendobj\n')
    }
    const start = at
    add(`xref\n0 ${this.next}\n`)
    for (let n = 0; n < this.next; n++) {
      const offset = offsets.get(n)
      add(
        offset === undefined
          ? `0000000000 65535 f \n`
          : `${String(offset).padStart(10, '0')} 00000 n \n`,
      )
    }
    add(
      `trailer\n<</Size ${this.next}\n/Root ${root} 0 R${info === null ? '' : `\n/Info ${info} 0 R`}>>\nstartxref\n${start}\n%%EOF\n`,
    )
    return Buffer.concat(chunks)
  }
}
