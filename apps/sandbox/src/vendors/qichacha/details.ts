/** 企业工商详情 of 企查查 (ECI). */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { Archive } from '../../public-records/archive.ts'
import type { Subject } from '../../public-records/subjects.ts'
import { formatDay } from '../../world/calendar.ts'
import { wan } from '../tianyancha/values.ts'

type Value = string | number | undefined

const text = (value: Value): string => (value === undefined ? '' : String(value))
const moment = (day: Value): string => (day === undefined ? '' : `${day} 00:00:00`)
/** `1200.000000万人民币` */
const capital = (yuan: Value): string =>
  yuan === undefined ? '' : `${wan(yuan).toFixed(6)}万人民币`

export const keyNoOf = ({ taxNo }: { taxNo: string }): string =>
  Buffer.from(taxNo).toString('hex').slice(0, 32)

export async function detailsOf(archive: Archive, subject: Subject) {
  const all = (kind: PublicRecordKind) => archive.of(subject, kind)
  const [registration, holders, staff, branches, changes] = await Promise.all([
    all('BUSINESS_REGISTRATION'),
    all('EQUITY_HOLDER'),
    all('KEY_PERSON'),
    all('BRANCH'),
    all('REGISTRATION_CHANGE'),
  ])
  const f = registration![0]!.fields
  return {
    Partners: holders!.map(({ fields: h }) => ({
      StockName: h.holder,
      StockType: h.holderType,
      StockPercent: `${Number(h.ratio).toFixed(2)}%`,
      ShouldCapi: text(wan(h.subscribed)),
      ShoudDate: text(h.subscribedOn),
      InvestType: text(h.subscribedForm),
      InvestName: text(h.paidInForm),
      RealCapi: h.paidIn === undefined ? null : text(wan(h.paidIn)),
      CapiDate: h.paidInOn ?? null,
    })),
    Employees: staff!.map(({ fields: p }) => ({ Name: p.person, Job: p.post })),
    Branches: branches!.map(({ fields: b }) => ({
      CompanyId: keyNoOf({ taxNo: text(b.creditCode) }),
      RegNo: null,
      Name: b.name,
      BelongOrg: b.authority,
      CreditCode: b.creditCode,
      OperName: b.head,
      StartDate: moment(b.establishedOn),
      Status: b.status,
    })),
    ChangeRecords: changes!.map(({ fields: c }) => ({
      ProjectName: c.item,
      BeforeContent: c.before,
      AfterContent: c.after,
      ChangeDate: c.changedOn,
    })),
    ContactInfo: { WebSite: [], PhoneNumber: text(f.phone), Email: '' },
    Industry: {
      IndustryCode: '',
      Industry: text(f.industry),
      SubIndustryCode: '',
      SubIndustry: '',
    },
    KeyNo: keyNoOf(subject),
    Name: subject.name,
    No: f.registrationNo,
    BelongOrg: f.authority,
    OperName: f.legalRep,
    StartDate: moment(f.establishedOn),
    EndDate: '',
    Status: f.status === '存续' ? '存续（在营、开业、在册）' : f.status,
    Province: text(f.region),
    UpdatedDate: '2026-11-01 09:04:48',
    CreditCode: subject.taxNo,
    RegistCapi: capital(f.registeredCapital),
    RecCap: capital(f.paidInCapital),
    InsuredCount: text(f.insured),
    EconKind: f.companyType,
    Address: f.address,
    Scope: text(f.scope),
    TermStart: moment(f.termFrom),
    TeamEnd: '',
    CheckDate: moment(f.approvedOn ?? f.establishedOn),
    OrgNo: text(f.organisationNo),
    IsOnStock: '0',
    OriginalName: subject.former
      ? [{ Name: subject.former.name, ChangeDate: formatDay(subject.former.until) }]
      : [],
  }
}
