/** What is said of wages beside social insurance and of input tax beside returns and invoices. */
import { words } from '@xinjian/format/say/words'

export const ERP_HELD_SAYS = words({
  noInsurance: [
    '未取得社保缴费记录（没有采集，或没有有效的授权）',
    'there are no records of social insurance (none were collected, or no contract in force allows them)',
  ],
  noInsuredMonth: [
    '采集的社保缴费记录没有账期内的月份',
    'the records of social insurance that were collected tell no month of the books',
  ],
  wagesUnnamed: [
    '应付职工薪酬的下级科目名称未能认出工资',
    'the accounts under payroll payable do not tell wages by their names',
  ],
  noCommonWages: [
    '没有账面工资与社保应缴均有的月份',
    'no month is told by both the wages of the books and social insurance',
  ],
  smallTaxpayer: ['小规模纳税人不抵扣进项税额', 'a small-scale taxpayer deducts no input tax'],
  inputTaxUnnamed: [
    '应交税费没有名为进项税额的下级科目',
    'no account under taxes payable is named input tax',
  ],
  noCommonDeclared: [
    '没有账面进项税额与申报均有的月份',
    'no month is told by both the input tax of the books and a return',
  ],

  insuranceOff: ['社保应缴与账面工资之比', 'Social insurance owed to wages of the books'],
  insuranceOffFormula: [
    '社保应缴费额 ÷ 账面工资(应付职工薪酬下工资、奖金、津贴类科目的贷方发生额)，只计两者均有的月份；科目未分开工资的不判断颜色',
    'Contributions owed ÷ wages of the books (credit side of the accounts of wages, bonuses and allowances under payroll payable), over the months that both tell; no colour where the accounts do not part wages from the rest',
  ],
  insuranceOffSource: [
    '界线同税务报告X-002：法定单位与个人费率合计约为缴费工资的三成，缴费基数低至应缴下限或部分人员不参保时仍应高于下限',
    'bounds as those of X-002 in the tax report: the shares of employer and persons by law come to about three tenths of the wages insured, and stay above the lower bound where bases lie at their minimum or some are not insured',
  ],
  mixedWages: [
    '应付职工薪酬没有下级科目，账面工资可能含社保、公积金与福利',
    'nothing stands under payroll payable, so that wages may include insurance, housing fund and welfare',
  ],
  openWages: [
    '另有名称未能辨认的下级科目贷方发生额{sum:yuan}，未计入',
    'accounts whose names tell neither have a credit side of {sum} beside, which is not counted',
  ],
  inputTaxOff: ['账面进项税额与申报偏离', 'Input tax of the books off the returns'],
  inputTaxOffFormula: [
    '(账面进项税额 − 申报进项税额) ÷ 账面进项税额，只计两者均有的月份，按绝对值判断',
    '(input tax of the books − input tax declared) ÷ input tax of the books, over the months that both tell; judged by its size',
  ],
  inputTaxOffSource: ['界线同E-03、E-04', 'bounds as those of E-03 and E-04'],
  wages: ['账面工资', 'Wages of the books'],
  payable: ['社保应缴', 'Social insurance owed'],
  inputTax: ['账面进项税额', 'Input tax of the books'],
  declaredInput: ['申报进项税额', 'Input tax declared'],
  invoicedInput: ['专用发票税额', 'Tax of special invoices'],

  wagesByYear: ['账面工资与社保(按年)', 'Wages of the books and social insurance, by year'],
  year: ['年度', 'Year'],
  monthsTold: ['对照的月份', 'Months compared'],
  share: ['社保应缴占工资', 'Insurance to wages'],
  insured: ['月均参保人数', 'Insured persons, average'],
  perHead: ['每参保人月工资', 'Wages per insured person and month'],
  wagesNote: [
    '账面工资为应付职工薪酬下工资、奖金、津贴类科目的贷方发生额(应发数)，社保、公积金、福利、工会与教育经费等不计；只计两者均有的月份，空白为没有数据',
    'Wages are the credit side of the accounts of wages, bonuses and allowances under payroll payable; insurance, housing fund, welfare, union and training funds are left out; months that both tell alone, empty means no data',
  ],
  wagesUntold: [
    '账面工资与社保未作对照：{why:words}。',
    'Wages of the books and social insurance were not compared: {why}.',
  ],
  wagesOfFew: [
    '不参保的人员（退休返聘、实习、非全日制）与缴费基数的上下限会使比例降低或升高，低于界线只说明须核实参保。',
    'Persons who are not insured (retired, trainees, part-time) and the bounds of what contributions are paid of move the share; below the bound it says no more than that insurance is to be verified.',
  ],

  inputByYear: [
    '账面进项税额、申报与发票(按年)',
    'Input tax of the books, of returns and of invoices, by year',
  ],
  against: ['对照的另一方', 'Held against'],
  otherSide: ['另一方金额', 'What it says'],
  off: ['账面−另一方', 'Books less it'],
  offShare: ['占账面', 'Of the books'],
  inputNote: [
    '账面为进项税额科目的借方发生额，申报为一般纳税人申报表第12栏，均为转出前；发票为取得的专用发票税额，红字不减；勾选抵扣可晚于开票，故按年对照',
    'Books: debit side of the account of input tax; returns: line 12 of the return of a general taxpayer; both before transfers out. Invoices: tax of special invoices received, red ones not taken off. Tax may be deducted after the invoice was made, so years are compared',
  ],
  inputUntold: [
    '账面进项税额未作对照：{why:words}。',
    'Input tax of the books was not compared: {why}.',
  ],
  inputNature: [
    '进项税额只代表取得抵扣凭证的采购，不含普通发票、无票与免税采购；固定资产与费用的进项税额也在其中。',
    'Input tax stands for purchases with a document to deduct by; purchases with ordinary invoices, without invoices or free of tax are not among it, that of fixed assets and expenses is.',
  ],
  heldIndicators: ['工资与进项的对照指标', 'Figures on wages and input tax'],
  insuranceOf: ['社保缴费记录{months:list}', 'Records of social insurance of {months}'],
  inputDeclaredOf: [
    '增值税申报表进项税额栏；所属期{when:period}',
    'Line of input tax in VAT returns of {when}',
  ],
})
