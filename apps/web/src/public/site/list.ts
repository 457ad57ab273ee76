/** Every page of the public site that is there in both languages, one literal each. */
import * as erp from './erp/Page.tsx'
import { words as erpWords } from './erp/words.ts'
import type { SitePage } from './page.ts'

export const SITE_PAGES: readonly SitePage[] = [
  { path: '/erpCredit', also: ['/m_erpCredit'], words: erpWords, ...erp },
]
