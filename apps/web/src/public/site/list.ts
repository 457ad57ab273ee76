/** Every page of the public site that is there in both languages, one literal each. */
import * as about from './about/Page.tsx'
import { words as aboutWords } from './about/words.ts'
import * as chain from './chain/Page.tsx'
import { words as chainWords } from './chain/words.ts'
import * as contact from './contact/Page.tsx'
import { words as contactWords } from './contact/words.ts'
import * as downloads from './downloads/Page.tsx'
import { words as downloadWords } from './downloads/words.ts'
import * as erp from './erp/Page.tsx'
import { words as erpWords } from './erp/words.ts'
import * as kingdee from './kingdee/Page.tsx'
import { words as kingdeeWords } from './kingdee/words.ts'
import * as missing from './missing/Page.tsx'
import { words as missingWords } from './missing/words.ts'
import type { SitePage } from './page.ts'
import { PARTNER_PAGES } from './partners/pages.ts'
import * as payFor from './pay-for/Page.tsx'
import { words as payForWords } from './pay-for/words.ts'
import * as status from './status/Page.tsx'
import { words as statusWords } from './status/words.ts'
import * as tax from './tax/Page.tsx'
import { words as taxWords } from './tax/words.ts'
import * as tutorialTax from './tutorial-tax/Page.tsx'
import { words as tutorialTaxWords } from './tutorial-tax/words.ts'
import * as tutorialVerify from './tutorial-verify/Page.tsx'
import { words as tutorialVerifyWords } from './tutorial-verify/words.ts'
import * as verify from './verify/Page.tsx'
import { words as verifyWords } from './verify/words.ts'
import * as whitePaper from './white-paper/Page.tsx'
import { words as whitePaperWords } from './white-paper/words.ts'

export const SITE_PAGES: readonly SitePage[] = [
  { path: '/erpCredit', also: ['/m_erpCredit'], words: erpWords, ...erp },
  { path: '/taxTicketCredit', also: ['/m_taxCredit'], words: taxWords, ...tax },
  { path: '/intelligentInvoiceVerify', also: ['/m_billCheck'], words: verifyWords, ...verify },
  { path: '/supplierFinance', also: ['/m_chainFinance'], words: chainWords, ...chain },
  { path: '/m_kingdeeCredit', words: kingdeeWords, ...kingdee },
  { path: '/daiFu', words: payForWords, ...payFor },
  { path: '/about', also: ['/m_aboutUs'], words: aboutWords, type: 'AboutPage', ...about },
  { path: '/contact', words: contactWords, type: 'ContactPage', ...contact },
  { path: '/status', words: statusWords, ...status },
  { path: '/whitePaper', words: whitePaperWords, type: 'TechArticle', ...whitePaper },
  { path: '/tax', also: ['/tutorial/tax'], words: tutorialTaxWords, type: 'HowTo', ...tutorialTax },
  {
    path: '/credit',
    also: ['/tutorial/credit'],
    words: tutorialVerifyWords,
    type: 'HowTo',
    ...tutorialVerify,
  },
  { path: '/downloadCenter', words: downloadWords, type: 'CollectionPage', ...downloads },
  ...PARTNER_PAGES,
  { path: '/missing', words: missingWords, unlisted: true, ...missing },
]
