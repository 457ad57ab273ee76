import type { ReportDocument } from '@xinjian/engine/report/document'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Labels, type Lang, labelsOf } from './labels.ts'
import { indexReport, type ReportIndex } from './model.ts'

export type Mode = 'screen' | 'paper'

export interface ReportContextValue {
  index: ReportIndex
  mode: Mode
  lang: Lang
  t: Labels
  /** Opens the evidence drawer of a figure; absent on paper. */
  open: ((of: string) => void) | null
}

const Context = createContext<ReportContextValue | null>(null)

/** Everything the blocks of one report share. */
export function ReportProvider(props: {
  document: ReportDocument
  mode: Mode
  lang?: Lang | undefined
  onOpen?: ((of: string) => void) | undefined
  children: ReactNode
}) {
  const { document, mode, lang = 'zh', onOpen, children } = props
  const index = useMemo(() => indexReport(document), [document])
  const value = useMemo<ReportContextValue>(
    () => ({
      index,
      mode,
      lang,
      t: labelsOf(lang),
      open: mode === 'screen' ? (onOpen ?? null) : null,
    }),
    [index, mode, lang, onOpen],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** Throws outside a ReportProvider: a block without its document is a programming error. */
export function useReport(): ReportContextValue {
  const value = useContext(Context)
  if (!value) throw new Error('报告视图须置于 ReportProvider 之内')
  return value
}
