/**
 * The files of many rows as one archive: each got by the call that downloads it singly, with the rights that whoever asked has at that
 * moment, and leaving the same trace. What could not be had stands in the contents with its reason.
 */
import { type ListKey, MOST_PACKED, PACKS, type PackForm } from '@xinjian/contract/lists/registry'
import { maskText } from '@xinjian/format/mask-text'
import { streamTableXlsx } from '@xinjian/report-files/xlsx'
import type { Asker } from '../../http/impersonation.ts'
import type { Download } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { cellsOf, tableColumns } from './cells.ts'
import type { ExportWork } from './store.ts'
import { type Lists, rowsOf } from './walk.ts'
import { LIST_EXPORT_SAYS } from './words.ts'
import { entryName, type ZipFile } from './zip.ts'

const CONTENTS = '目录'
const FILE = { title: LIST_EXPORT_SAYS.files, field: 'file' }

export interface PackDeps {
  lists: Lists
  /** Whoever asked, as he is now; refuses where he could not come in any more. */
  askerNow(): Promise<Asker>
  /** After each row. */
  told(done: number, total: number): Promise<void>
}

/** Form of the files of a row → the call that gives one, and its body. */
const bodyOf = (list: ListKey, row: object, form: PackForm): { call: string; body: object } => {
  const { call, key } = PACKS[list as keyof typeof PACKS]
  return { call, body: { [key]: (row as Record<string, unknown>)[key], format: form } }
}

/** Files and their contents, the contents last. Refuses more than an archive holds, and an archive of nothing. */
export async function* filesOf(
  { lists, askerNow, told }: PackDeps,
  { list, name, filter, picked, columns }: ExportWork,
  form: PackForm,
): AsyncGenerator<ZipFile> {
  const lines: Record<string, string | number | boolean | null>[] = []
  let had = 0
  let why = ''
  const shown = [...columns, FILE]
  for await (const { rows, total } of rowsOf(lists, await askerNow(), { list, filter, picked })) {
    if (total > MOST_PACKED)
      throw new Refusal('CONFLICT', LIST_EXPORT_SAYS.mostPacked({ most: MOST_PACKED, n: total }))
    for (const row of rows) {
      const file = await fileOf(lists, await askerNow(), bodyOf(list, row, form))
      if (typeof file === 'string') why ||= file
      else {
        had++
        yield file
      }
      lines.push(cellsOf(shown, { ...row, file: typeof file === 'string' ? file : file.name }))
      await told(lines.length, total)
    }
  }
  if (had === 0) throw new Refusal('CONFLICT', why || LIST_EXPORT_SAYS.noRecordMatches)
  async function* each() {
    yield* lines
  }
  const sheet = streamTableXlsx(name, tableColumns(shown), each())
  yield {
    name: `${CONTENTS}.xlsx`,
    bytes: new Uint8Array(await new Response(sheet as never).arrayBuffer()),
  }
}

/** The file, or why there is none. Throws what passes by itself: the archive is made anew later. */
async function fileOf(
  { calls }: Lists,
  asker: Asker,
  { call, body }: { call: string; body: object },
): Promise<ZipFile | string> {
  try {
    const checked = calls.checked(asker.session, call, body)
    const { fileName, body: bytes } = (await calls.make(asker, call, checked)) as Download
    await calls.note(asker, call, checked)
    if (!(bytes instanceof Uint8Array)) throw new Error(`${call} gives no whole file`)
    return { name: entryName(fileName), bytes }
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'UNAVAILABLE') return maskText(error.message)
    throw error
  }
}
