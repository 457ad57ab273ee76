import { SHEET_BLOCK, type Sheet } from '@xinjian/engine/report/sheet'

/** The report that stands in the page itself, put there by the command line; null on a page that has to ask for it. */
export function ownSheet(): Sheet | null {
  const block = document.getElementById(SHEET_BLOCK)
  return block ? (JSON.parse(block.textContent) as Sheet) : null
}
