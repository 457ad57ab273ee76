/** 登记信息 of a firm: what the tax bureau and the market regulator know about it (domain 2.1). */
import { type Day, firstDay, formatDay } from '../calendar.ts'
import type { Firm } from '../firm.ts'
import { makeIdNo } from '../identity.ts'
import { personName } from '../names.ts'
import { hashText, Rng } from '../random.ts'
import { playCounty, regionOf } from '../regions.ts'
import type { World } from '../world.ts'
import { peopleOf } from './people.ts'

/** What bureaus call a change of the legal representative. */
export const LEGAL_REP = '法定代表人'

export function registrationOf(firm: Firm, world: World) {
  const { profile } = firm
  const region = regionOf(firm.areaCode)
  const [legal, finance, clerk] = peopleOf(firm)
  const small = profile.taxpayerType === 'SMALL'
  return {
    uscc: firm.taxNo,
    taxNo: firm.taxNo,
    orgCode: firm.taxNo.slice(8, 17),
    djxh: `1${playCounty(firm.areaCode)}${String(firm.ordinal).padStart(13, '0')}`,
    name: firm.name,
    status: '存续',
    taxpayerStatus: world.taxpayerStatus(firm),
    taxpayerType: small ? '小规模纳税人' : '增值税一般纳税人',
    generalFrom: small ? null : formatDay(firm.founded + 30),
    entType: '有限责任公司(自然人投资或控股)',
    regCapitalWan: profile.capitalWan,
    paidInCapitalWan: profile.paidWan,
    currency: '人民币',
    estDate: formatDay(firm.founded),
    bizTermFrom: formatDay(firm.founded),
    bizTermTo: null,
    regAddress: `${region.city}示例区示例路${(hashText(firm.key) % 900) + 1}号`,
    bizAddress: `${region.city}示例区示例路${(hashText(firm.key) % 900) + 1}号`,
    regionCode: playCounty(firm.areaCode),
    industryCode: profile.industryCode,
    industryName: profile.industryName,
    bizScope: `${profile.line}及相关产品的生产、销售与服务（示例）`,
    regAuthority: `${region.city.replace(/市?$/, '市')}示例区市场监督管理局`,
    taxAuthority: `国家税务总局${region.city.replace(/市?$/, '市')}示例区税务局`,
    accountingStandard: profile.archetype === 'MILLION_GROUP' ? '企业会计准则' : '小企业会计准则',
    citMethod: '查账征收',
    employeeCount: profile.employees,
    insuredCount: profile.insured,
    legalRep: legal!,
    financeOfficer: finance!,
    taxAgent: clerk!,
    taxKinds: ['增值税', '企业所得税', '城市维护建设税', '教育费附加', '地方教育附加', '印花税'],
    changes: changesOf(firm, world),
  }
}

/** 变更记录: changes of the legal representative and of a shareholder, newest first; of each the one named after the last is the present one. */
function changesOf(firm: Firm, world: World) {
  const { legalRepChanges = [], holderChanges = [] } = firm.profile.behaviour
  const ofPersons = (item: string, present: string, ago: readonly number[], seed: string) => {
    const rng = new Rng(hashText(`${seed}:${firm.key}`))
    let after = present
    return ago.map((months) => {
      const before = personName(rng)
      const date: Day = firstDay(world.base - months) + rng.int(0, 27)
      const change = { item, before, after, date: formatDay(date) }
      after = before
      return change
    })
  }
  return [
    ...ofPersons(LEGAL_REP, peopleOf(firm)[0]!.name, legalRepChanges, 'changes'),
    ...ofPersons('股东', shareholdersOf(firm)[1]!.name, holderChanges, 'holder-changes'),
  ].sort((a, b) => (a.date < b.date ? 1 : -1))
}

/** 股东: shares add up to 100 %. A firm in the 失信关联 archetype has a holder that courts have listed. */
export function shareholdersOf(firm: Firm) {
  const { profile } = firm
  const rng = new Rng(hashText(`holders:${firm.key}`))
  const [legal] = peopleOf(firm)
  const major = rng.int(51, 80)
  const holder = (name: string, ratio: number, idNo: string | null, note: string | null) => ({
    name,
    type: idNo === null ? '企业法人' : '自然人',
    idNo,
    ratio,
    subscribedWan: (profile.capitalWan * ratio) / 100,
    paidWan: (profile.paidWan * ratio) / 100,
    subscribeDate: formatDay(firm.founded),
    source: '税务登记',
    note,
  })
  return [
    profile.heldBy
      ? holder(profile.heldBy, major, null, null)
      : holder(legal!.name, major, legal!.idNo, null),
    holder(
      personName(rng),
      100 - major,
      makeIdNo(firm.areaCode, rng),
      profile.behaviour.dishonest ? '失信被执行人' : null,
    ),
  ]
}
