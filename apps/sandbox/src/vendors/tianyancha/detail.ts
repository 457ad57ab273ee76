/** 公司详情 of 天眼查 v3, by name (milliseconds) and by number (days as words). */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { Archive } from '../../public-records/archive.ts'
import type { WorldRecord } from '../../public-records/record.ts'
import type { Subject } from '../../public-records/subjects.ts'
import { regionOf } from '../../world/regions.ts'
import { idOf } from './list-end.ts'
import { ms, msText, spoken, wan, wanText } from './values.ts'

/** Lists inside are cut; `allCount` says how many there are. */
const MOST = 20

/** @param way of whom: `name` writes days as milliseconds, `id` as words */
export async function detailOf(archive: Archive, subject: Subject, way: 'name' | 'id') {
  const day = way === 'name' ? ms : spoken
  const unit = way === 'name' ? ' 万元' : ' 万'
  const all = async (kind: PublicRecordKind) => archive.of(subject, kind)
  const [registration, holders, investments, staff, branches, changes, abnormal, reports, suits] =
    await Promise.all([
      all('BUSINESS_REGISTRATION'),
      all('EQUITY_HOLDER'),
      all('INVESTMENT'),
      all('KEY_PERSON'),
      all('BRANCH'),
      all('REGISTRATION_CHANGE'),
      all('ABNORMAL_LIST'),
      all('ANNUAL_REPORT'),
      all('JUDGMENT'),
    ])
  const f = registration![0]!.fields
  const lists = {
    investorList: holders!.map(({ fields: h }) => ({
      amount: wan(h.subscribed),
      name: h.holder,
      type: 2,
    })),
    investList: investments!.map(({ fields: i }) => investment(archive, i)),
    staffList: staff!.map(({ fields: p }) => ({ name: p.person, typeJoin: [p.post], type: 2 })),
    branchList: branches!.map(({ fields: b }) => ({
      name: b.name,
      regStatus: b.status,
      legalPersonName: b.head,
      type: 1,
    })),
    comChanInfoList: changes!.map(({ fields: c }) => ({
      changeItem: c.item,
      contentBefore: c.before,
      contentAfter: c.after,
      changeTime: c.changedOn,
    })),
    comAbnoInfoList: abnormal!.map(({ fields: a }) => ({
      putReason: a.reason,
      putDate: a.putOn,
      putDepartment: a.putBy,
      removeReason: a.removedReason ?? '',
      removeDate: a.removedOn ?? '',
      removeDepartment: a.removedBy ?? '',
    })),
    annuRepYearList: reports!.map(({ fields: r }, i) => ({
      id: idOf(subject) * 10 + i,
      phoneNumber: r.phone,
      reportYear: String(r.year),
      email: r.email,
    })),
    lawSuitList: suits!.map(({ fields: s }) => ({
      title: s.title,
      submittime: msText(s.publishedOn),
      court: s.court,
      doctype: s.documentType,
      caseno: s.caseNo,
    })),
  }
  return {
    baseInfo: {
      fromTime: day(f.termFrom),
      type: 1,
      id: idOf(subject),
      regNumber: f.registrationNo,
      allCount: countsOf({ holders, investments, staff, branches, changes, reports, suits }),
      phoneNumber: f.phone,
      regCapital: wanText(f.registeredCapital, unit),
      regInstitute: f.authority,
      name: subject.name,
      regLocation: f.address,
      industry: f.industry ?? '',
      approvedTime: day(f.approvedOn ?? f.establishedOn),
      businessScope: f.scope ?? '',
      orgNumber: f.organisationNo ?? '',
      estiblishTime: day(f.establishedOn),
      regStatus: f.status,
      legalPersonName: f.legalRep,
      toTime: day(f.termTo),
      actualCapital: wanText(f.paidInCapital, unit),
      historyNames: f.formerNames ?? '',
      socialStaffNum: f.insured ?? null,
      companyOrgType: f.companyType,
      base: regionOf(subject.areaCode).slug,
      creditCode: subject.taxNo,
      companyId: idOf(subject),
    },
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.slice(0, MOST)])),
  }
}

function investment(archive: Archive, f: WorldRecord['fields']) {
  const held = archive.byTaxNo(String(f.creditCode))
  return {
    id: held && idOf(held),
    amount: wan(f.amount),
    percent: `${f.ratio}%`,
    category: '批发业',
    name: f.name,
    creditCode: f.creditCode,
    regCapital: wanText(f.registeredCapital, '万人民币'),
    estiblishTime: ms(f.establishedOn),
    base: f.region,
    regStatus: f.status,
    type: 1,
    legalPersonName: f.legalRep,
  }
}

const countsOf = (lists: Record<string, WorldRecord[] | undefined>) => ({
  investorCount: lists.holders!.length,
  investCount: lists.investments!.length,
  staffCount: lists.staff!.length,
  branchCount: lists.branches!.length,
  comChanInfoCount: lists.changes!.length,
  annuRepYear: lists.reports!.length,
  lawSuitCount: lists.suits!.length,
})
