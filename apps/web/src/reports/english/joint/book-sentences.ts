/** What a document says of the book of rules that it was judged by. */
import type { Sentence } from '../sentences.ts'

export const BOOK_SENTENCES: readonly Sentence[] = [
  [/^按本机构设定的界限判断：(.+)。$/, 'Judged by limits that the institution set: @1.'],
  [/^本机构停用，未判断：(.+)。$/, 'Switched off by the institution and not judged: @1.'],
  [/^按平台设定的界限判断：(.+)。$/, 'Judged by limits that the platform set: @1.'],
  [/^平台停用，未判断：(.+)。$/, 'Switched off by the platform and not judged: @1.'],
  [
    /^平台停用，按本机构决定仍判断：(.+)。$/,
    'Switched off by the platform, and judged all the same as the institution decided: @1.',
  ],
  [/^(R-\d+) ([^、]+)、(R-\d+ .+)$/, '$1 @2, @3'],
  [/^(R-\d+) ([^、]+)$/, '$1 @2'],
]
