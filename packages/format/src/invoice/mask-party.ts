/** Parties of trade who gave no consent, as whoever may not know them sees them (domain §3.13): place and trade stay, the name goes. */

/** Provinces and cities by themselves, as names begin with them. */
const PLACE =
  /^(?:(?:中国|北京|天津|上海|重庆|河北|山西|内蒙古|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆)(?:省|市|(?:壮族|回族|维吾尔)?自治区)?)?(?:[\u4e00-\u9fff]{2,3}市)?/

/** Words of trade that many names share: they tell what is done, not who does it. */
const TRADE =
  '(?:新材料|供应链|日用品|精密|智能|电子|机电|机械|五金|塑料|橡胶|包装|纺织|服装|食品|农业|建筑|建材|建设|装饰|工程|环保|能源|化工|医药|医疗|信息|网络|软件|技术|科技|通信|设备|制品|制造|贸易|商贸|物资|实业|物流|货运代理|运输|汽车|家具|印刷|广告|传媒|文化|教育|咨询|管理|服务|投资|餐饮|酒店|供电|水务|销售|工业|发展|进出口|国际|电器|仪器|材料|石油)'
const FORM =
  '(?:(?:集团|控股)?(?:股份)?有限(?:责任)?公司(?:[\\u4e00-\\u9fff]{0,6}分公司)?|集团|厂|店|便利店|经营部|门市部|服务部|营业部|合作社|事务所|中心|合伙企业(?:\\(有限合伙\\))?)'
const TAIL = new RegExp(`(?:${TRADE}){0,3}${FORM}$`)
const BARE = new RegExp(`${FORM}$`)

/** `深圳市华为技术有限公司` → `深圳市**技术有限公司`; of what has another form nothing but the place stays. */
export function maskParty(name: string): string {
  const plain = name.normalize('NFKC').replace(/\s+/g, '')
  const place = PLACE.exec(plain)?.[0] ?? ''
  const rest = plain.slice(place.length)
  const tail = [TAIL, BARE].map((form) => form.exec(rest)?.[0] ?? '').find(hides(rest)) ?? ''
  return `${place}**${tail}`
}

/** A name that is trade and form alone would be told whole. */
const hides = (rest: string) => (tail: string) => tail !== '' && tail.length < rest.length
