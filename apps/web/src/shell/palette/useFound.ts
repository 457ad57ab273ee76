import { type PaletteFound, palette } from '@xinjian/contract/nouns/palette'
import { REPORT_KINDS } from '@xinjian/engine/report/kinds'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { type Language, useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../may.ts'
import type { Item } from './items.ts'

const PAUSE_MS = 150

export interface Found {
  items: readonly Item[]
  state: 'idle' | 'searching' | 'done' | 'failed'
}

const IDLE: Found = { items: [], state: 'idle' }

/** Enterprises and reports for what is typed, once the fingers rest. While the next are looked for the last ones stay. */
export function useFound(typed: string): Found {
  const language = useLanguage()
  const may = useMay('enterprise.read')
  const mayReports = useMay('report.read')
  const [found, setFound] = useState<Found>(IDLE)
  const q = typed.trim().slice(0, 64)
  useEffect(() => {
    if (!may || q === '') return setFound(IDLE)
    const stop = new AbortController()
    setFound((now) => ({ ...now, state: 'searching' }))
    const timer = setTimeout(() => {
      call(palette.paletteFind, { q }, { silent: true, signal: stop.signal })
        .then((data) => setFound({ items: itemsOf(data, language, mayReports), state: 'done' }))
        .catch(() => stop.signal.aborted || setFound({ items: [], state: 'failed' }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, may, mayReports, language])
  return found
}

const itemsOf = (data: PaletteFound, language: Language, mayReports: boolean): Item[] => [
  ...data.enterprises.map(
    ({ taxNo, name }): Item => ({
      key: `enterprise:${taxNo}`,
      group: 'enterprises',
      icon: 'building',
      label: name,
      under: taxNo,
      to: mayReports ? paths.queryReport({ taxId: taxNo }) : paths.dataCollection({ taxId: taxNo }),
    }),
  ),
  ...data.reports.map(
    ({ reportNo, reportType, enterpriseName }): Item => ({
      key: `report:${reportNo}`,
      group: 'reports',
      icon: 'report',
      label: reportNo,
      under: `${REPORT_KINDS[reportType][language === 'zh' ? 'title' : 'titleEn']} · ${enterpriseName}`,
      to: paths.report(reportType, { reportNo }),
    }),
  ),
]
