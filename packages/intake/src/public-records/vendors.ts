/** Whose shape an answer has, told by the names of its fields. */
import { isRecord, openedOf } from './leaves.ts'
import { plainName } from './names/names.ts'

const SIGNS: Readonly<Record<string, string>> = {
  tianyancha:
    'error_code estiblishTime legalPersonName regLocation pencertileScore percentileScore regInstitute typeJoin comChanInfoList annuRepYearList companyOrgType amomon casePersons execMoney caseCreateTime gistid putDepartment bltntypename submittime investorList contentBefore pledgor pawnInfoList reportYear 案件身份',
  qichacha:
    'OrderNumber KeyNo StockName StockPercent ShouldCapi ShoudDate FundedRatio SubConAmt OperName BelongOrg EconKind RegistCapi ProjectName BeforeContent Biaodi AnNo LiAnDate ExecuteGov TotalRecords AddReason RomoveReason DecisionOffice p_trees c_trees Nodetype entityResult relationResult affiliatedInfoStat',
  qixinbao:
    'credit_no reg_no oper_name reg_capi econ_kind term_start belong_org node_info suspected_relation sh_type sign eid equity_structure actual_controller relationPercent relationPercentSuspected isKey should_capi real_capi',
}
/** Vendors spell these so and no other. */
const BY_SPELLING = new Set([
  'OperName',
  'oper_name',
  'RegistCapi',
  'reg_capi',
  'should_capi',
  'ShouldCapi',
])
/** Fields that are looked at. */
const ENOUGH = 20_000

const WORDS: readonly [vendor: string, spelled: ReadonlySet<string>, plain: ReadonlySet<string>][] =
  Object.entries(SIGNS).map(([vendor, text]) => {
    const words = text.split(' ')
    return [
      vendor,
      new Set(words),
      new Set(words.filter((w) => !BY_SPELLING.has(w)).map(plainName)),
    ]
  })

/** Code of the vendor whose names the answer has most of; `other` where it has none. */
export function vendorOf(answer: unknown): string {
  const names = new Set<string>()
  const waiting: unknown[] = [answer]
  for (let n = 0; waiting.length > 0 && n < ENOUGH; n++) {
    const value = waiting.pop()
    if (Array.isArray(value)) waiting.push(...value.slice(0, 50))
    else if (isRecord(value))
      for (const [key, inner] of Object.entries(value)) {
        names.add(key)
        const opened = openedOf(inner) ?? inner
        if (typeof opened === 'object' && opened !== null) waiting.push(opened)
      }
  }
  let [best, most] = ['other', 0]
  for (const [vendor, spelled, plain] of WORDS) {
    const score = [...names].filter((name) => spelled.has(name)).length * 2
    const folded = [...names].filter(
      (name) => !spelled.has(name) && plain.has(plainName(name)),
    ).length
    if (score + folded > most) [best, most] = [vendor, score + folded]
  }
  return best
}
