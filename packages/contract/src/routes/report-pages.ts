import { OFFICE_ROWS } from './office-rows.ts'

/** Where a report of each kind is read; a browser is told of these alone, without the other rows. */
export const REPORT_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  OFFICE_ROWS.flatMap(([path, , , , more]) =>
    more?.report ? [[more.report, path]] : [],
  ).toReversed(),
)
