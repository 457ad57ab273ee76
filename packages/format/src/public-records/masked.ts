/** Natural persons among the parties of public records are shown by their surnames (domain §7.2); firms and offices by their names. */
import { maskName } from '../mask.ts'

/** What a name of a firm, an office or any other body has in it, and that of a person has not. */
const BODY =
  /公司|企业|集团|合伙|银行|信用社|合作社|基金|中心|法院|检察院|委员会|政府|事务所|研究|学校|大学|学院|医院|协会|商会|学会|工会|村委|居委|经营部|门市部|服务部|营业部|支行|分行|[厂店社所院局站馆场队行部会坊铺庄处]$|\b(?:ltd|limited|inc|corp|llc|gmbh|company|co)\b/i
/** What somebody is in a case, and not who. */
const ROLE =
  /^(?:(?:原审|一审|二审|再审|反诉)?(?:被?上诉人|被?申请人|被?申请执行人|被执行人|被?异议人|第三人|原告人?|被告人?|利害关系人|申诉人|被申诉人)|当事人|公诉机关|其他|等|、|无|暂无|未公示|企业选择不公示)$/
/** Between two names; a space only where no word of Latin letters goes on. */
const NAME = /(?:[^,，、;；:：|/\s]|(?<=[A-Za-z.&]) (?=[A-Za-z(&]))+/g

const isPerson = (name: string): boolean => !BODY.test(name) && !ROLE.test(name)

/** Names of natural persons that a text of parties holds. */
export const personsIn = (parties: string): string[] =>
  [...parties.matchAll(NAME)].map(([name]) => name).filter(isPerson)

/** `张三、示例有限公司` → `张*、示例有限公司`. What cannot be told apart is taken for a person. */
export const maskParties = (parties: string): string =>
  parties.replace(NAME, (name) => (isPerson(name) ? maskName(name) : name))
