import { csvLines } from '@xinjian/format'
import { useState } from 'react'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { saveFile } from '../../reports/format/csv.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import type { ListView } from './useList.ts'
import { words } from './words.ts'

/** How rows leave as a spreadsheet: the file's name without its end, and what each column says. */
export interface CsvSpec<R> {
  file: string
  columns: readonly {
    title: string
    value: (row: R) => string | number | boolean | null | undefined
  }[]
}

/** Most rows that one file gets. */
const LIMIT = 5000

/** Saves rows with a byte order mark, without which Excel takes UTF-8 for something else. */
export function saveCsv<R>({ file, columns }: CsvSpec<R>, rows: readonly R[]): void {
  const cells = rows.map((row) => columns.map((c) => c.value(row)))
  const heads = columns.map((c) => c.title)
  saveFile(`${file}.csv`, `\uFEFF${csvLines([heads, ...cells])}\r\n`, 'text/csv')
}

/** All rows that the filters leave, as a spreadsheet reads them. */
export function ExportButton<R>(props: {
  list: ListView<R>
  csv: CsvSpec<R>
  rowKey: (row: R) => string | number
}) {
  const { list, csv, rowKey } = props
  const t = useWords(words)
  const [have, setHave] = useState<number | null>(null)
  const save = async () => {
    setHave(0)
    try {
      saveCsv(csv, await list.all(LIMIT, setHave, rowKey))
      if (list.total > LIMIT) toast('warning', t('tooMany', { n: LIMIT }), 6000)
    } catch (error) {
      toastRefusal(error)
    } finally {
      setHave(null)
    }
  }
  return (
    <Button
      icon="download"
      busy={have !== null}
      disabled={list.total === 0}
      onClick={() => void save()}
    >
      {have === null ? t('export') : t('exporting', { n: have, all: Math.min(list.total, LIMIT) })}
    </Button>
  )
}
