/** Items of financial statements as the chart of accounts names them (`@xinjian/format/accounts/accounts`); a test holds the two together. */
import { ACCOUNTS } from '@xinjian/format/accounts/accounts'
import { OTHER_NAMES } from '@xinjian/format/accounts/label-names'
import { readLabel } from '@xinjian/format/accounts/labels'
import type { Pair } from '@xinjian/format/say/template'

const BALANCE = `
Cash and deposits|Trading financial assets|Derivative assets|Notes receivable|Accounts receivable
Receivables for financing|Prepayments|Dividends receivable|Interest receivable|Other receivables
Inventories|Raw materials|Work in progress|Finished goods|Turnover materials|Contract assets
Assets held for sale|Current portion of non-current assets|Other current assets|Current assets
Debt investments|Other debt investments|Long-term receivables|Long-term equity investments
Other equity instruments held|Other non-current financial assets|Investment property
Fixed assets at cost|Accumulated depreciation|Fixed assets|Construction in progress|Engineering materials
Fixed assets in disposal|Productive biological assets|Oil and gas assets|Right-of-use assets|Intangible assets
Development costs|Goodwill|Long-term prepaid expenses|Deferred tax assets|Other non-current assets
Non-current assets|Total assets
Short-term loans|Trading financial liabilities|Derivative liabilities|Notes payable|Accounts payable
Advances from customers|Contract liabilities|Payroll payable|Taxes payable|Interest payable
Dividends payable|Other payables|Liabilities held for sale|Current portion of non-current liabilities
Other current liabilities|Current liabilities|Long-term loans|Bonds payable|Lease liabilities
Long-term payables|Special payables|Provisions|Deferred income|Deferred tax liabilities
Other non-current liabilities|Non-current liabilities|Total liabilities|Paid-in capital
Other equity instruments issued|Capital reserve|Treasury stock|Other comprehensive income|Special reserve
Surplus reserve|Retained earnings|Equity of the parent|Minority interest
Total equity|Liabilities and equity`

const INCOME = `
Total revenue|Revenue|Total cost|Cost of sales|Taxes and surcharges|Selling expenses
Repair expenses|Advertising and promotion|Administrative expenses|Start-up expenses|Entertainment
Research expenses|Finance expenses|Interest expenses|Interest income|Other gains|Investment income
Net hedging gains|Fair value gains|Credit impairment|Asset impairment|Gains on disposal
Operating profit|Non-operating income|Government grants|Non-operating expenses|Bad debt losses
Late fees on tax|Total profit|Income tax|Net profit|Other comprehensive gains after tax
Comprehensive income|Basic earnings per share|Diluted earnings per share`

const CASH = `
Cash from sales|Tax refunds received|Other operating cash in|Operating cash in
Cash for purchases|Cash for payroll|Cash for taxes|Other operating cash out
Operating cash out|Net operating cash flow|Investments recovered|Returns on investments received
Received for disposals|Other investing cash in|Investing cash in
Long-term assets purchased|Investments made|Other investing cash out
Investing cash out|Net investing cash flow|Capital received|Loans received
Other financing cash in|Financing cash in|Loans repaid|Interest paid
Dividends paid|Other financing cash out|Financing cash out
Net financing cash flow|Effect of exchange rates|Net cash of no line|Net change in cash|Cash at the beginning
Cash at the end`

const english = (text: string): string[] => text.trim().split(/[|\n]/)

/** In the order of the chart. */
export const ACCOUNT_NAMES_EN: readonly string[] = [BALANCE, INCOME, CASH].flatMap(english)

const BY_CODE = new Map(ACCOUNTS.map(({ code }, i) => [code, ACCOUNT_NAMES_EN[i]]))

/** Names of the small enterprises' forms, and others that mean one item of the chart and no second. */
const OTHER_PAIRS = Object.values(OTHER_NAMES)
  .flatMap((lines) => lines.trim().split(/[|\n]/))
  .flatMap((line) => line.trim().split(' ')[1]?.split('=') ?? [])
  .flatMap((name): Pair[] => {
    const english = BY_CODE.get(readLabel(name)?.code ?? '')
    return english === undefined ? [] : [[name, english]]
  })

/** The chart's own names first: a reader keeps the first that it is told. */
export const ACCOUNT_PAIRS: readonly Pair[] = [
  ...ACCOUNTS.map(({ name }, i): Pair => [name, ACCOUNT_NAMES_EN[i] ?? name]),
  ...OTHER_PAIRS,
]
