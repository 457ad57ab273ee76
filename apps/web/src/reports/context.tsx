import type { ReportDocument } from '@xinjian/engine/report/document'
import { type ReportView, viewedSections } from '@xinjian/engine/report/view/view'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { type Say, useSay } from './english/english.ts'
import { type Labels, type Lang, labelsOf } from './labels.ts'
import { indexReport, type ReportIndex } from './model.ts'
import type { FirmShown } from './verdict/firm.ts'

export type Mode = 'screen' | 'paper'

export interface ReportContextValue {
  /** Of the whole document: a figure of a hidden section opens all the same. */
  index: ReportIndex
  /** The document with the sections that are shown, in their order: what readers are led to. */
  shown: ReportDocument
  mode: Mode
  lang: Lang
  t: Labels
  /** A word or name of the document in the reader's language; what the dictionary does not have stays as it is. */
  say: Say
  /** Only what is out of the ordinary is shown. */
  abnormal: boolean
  /** Opens the evidence drawer of a figure; absent on paper. */
  open: ((of: string) => void) | null
}

const Context = createContext<ReportContextValue | null>(null)
/** Apart from the report: it is said later, and what stands by then is not drawn again for it. */
const FirmContext = createContext<FirmShown | null>(null)

/** Everything the blocks of one report share. */
export function ReportProvider(props: {
  document: ReportDocument
  /** The template that it is shown by; null = the whole document. */
  view?: ReportView | null | undefined
  mode: Mode
  lang?: Lang | undefined
  abnormal?: boolean | undefined
  firm?: FirmShown | null | undefined
  onOpen?: ((of: string) => void) | undefined
  children: ReactNode
}) {
  const { document, view = null, mode, lang = 'zh', abnormal = false, onOpen, children } = props
  const say = useSay(lang)
  const opening = useRef(onOpen)
  useEffect(() => {
    opening.current = onOpen
  })
  const opens = mode === 'screen' && onOpen !== undefined
  const index = useMemo(() => indexReport(document), [document])
  const shown = useMemo(
    () => (view ? { ...document, sections: viewedSections(document, view).shown } : document),
    [document, view],
  )
  const value = useMemo<ReportContextValue | null>(
    () =>
      say && {
        index,
        shown,
        mode,
        lang,
        t: labelsOf(lang),
        say,
        abnormal,
        // The same function while the page around is drawn again: a report of thousands of cells is not.
        open: opens ? (of: string) => opening.current?.(of) : null,
      },
    [index, shown, mode, lang, say, abnormal, opens],
  )
  // The dictionary is on its way: half a page in each language would be read as a fault.
  if (!value) return null
  return (
    <Context.Provider value={value}>
      <FirmContext.Provider value={props.firm ?? null}>{children}</FirmContext.Provider>
    </Context.Provider>
  )
}

/** How the enterprise stands by all its reports; null = this page knows of none but this. */
export const useFirmShown = (): FirmShown | null => useContext(FirmContext)

/** Throws outside a ReportProvider: a block without its document is a programming error. */
export function useReport(): ReportContextValue {
  const value = useContext(Context)
  if (!value) throw new Error('报告视图须置于 ReportProvider 之内')
  return value
}
