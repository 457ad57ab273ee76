/** A file that shows a report by a template: which of the files of a number it is, and how much of the report it shows. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { type ReportView, viewedSections } from '@xinjian/engine/report/view/view'
import type { FileRow } from '../../../security/file-seal.ts'

/** How many of the sections of the report a file shows. */
export interface SectionCount {
  shown: number
  of: number
}

export interface ViewedFileRow extends FileRow {
  /** Empty = the whole document. */
  view_key: string
  shown: number | null
  sections: number | null
}

export function countSections(document: ReportDocument, view: ReportView): SectionCount {
  return { shown: viewedSections(document, view).shown.length, of: document.sections.length }
}

export const countOf = ({
  shown,
  sections,
}: Pick<ViewedFileRow, 'shown' | 'sections'>): SectionCount | null =>
  shown === null || sections === null ? null : { shown, of: sections }

/** What the seal of a file covers as its form: a shortened file cannot be made a whole one in the store, nor one of another view. */
export function sealedForm(
  format: string,
  { view_key, shown, sections }: Pick<ViewedFileRow, 'view_key' | 'shown' | 'sections'>,
): string {
  return view_key === '' && shown === null ? format : `${format} ${view_key} ${shown}/${sections}`
}

/** `按机构模板显示，共15节中的9节`. */
export const countWords = ({ shown, of }: SectionCount): string =>
  `按机构模板显示，共${of}节中的${shown}节`
