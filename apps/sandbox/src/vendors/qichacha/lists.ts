/** 核查 lists of 企查查: an item of each. Names are the vendor's, misspelled ones included; every value is text. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { Fields, WorldRecord } from '../../public-records/record.ts'
import { wan } from '../tianyancha/values.ts'

export interface CheckEnd {
  end: string
  kind: PublicRecordKind
  item(fields: Fields, record: WorldRecord): object
}

const text = (value: string | number | undefined): string =>
  value === undefined ? '' : String(value)
const wanText = (yuan: string | number | undefined): string =>
  yuan === undefined ? '' : `${wan(yuan)}万元`

/** By what 企查查 knows a record. */
const idOf = ({ kind, number }: WorldRecord): string =>
  Buffer.from(`${kind}${number}`).toString('hex').slice(-32)

export const CHECKS: readonly CheckEnd[] = [
  {
    end: 'ExceptionCheck/GetList',
    kind: 'ABNORMAL_LIST',
    item: (f) => ({
      AddReason: text(f.reason),
      AddDate: text(f.putOn),
      RomoveReason: text(f.removedReason),
      RemoveDate: text(f.removedOn),
      DecisionOffice: text(f.putBy),
      RemoveDecisionOffice: text(f.removedBy),
    }),
  },
  {
    end: 'SeriousIllegalCheck/GetList',
    kind: 'SERIOUS_VIOLATION',
    item: (f) => ({
      Type: '严重违法',
      AddReason: text(f.reason),
      AddDate: text(f.putOn),
      AddOffice: text(f.putBy),
      RemoveReason: text(f.removedReason),
      RemoveDate: text(f.removedOn),
      RemoveOffice: text(f.removedBy),
    }),
  },
  {
    end: 'AdminPenaltyCheck/GetList',
    kind: 'ADMIN_PENALTY',
    item: (f, record) => ({
      Id: idOf(record),
      DocNo: text(f.penaltyNo),
      PunishReason: text(f.violation),
      PunishResult: text(f.penalty),
      PunishOffice: text(f.authority),
      PunishDate: text(f.decidedOn),
      PunishAmt: text(f.amount),
      Source: '信用中国',
    }),
  },
  {
    end: 'EquityPledgedCheck/GetList',
    kind: 'EQUITY_PLEDGE',
    item: (f, record) => ({
      Id: idOf(record),
      RegistNo: text(f.pledgeNo),
      PledgorName: text(f.pledgor),
      PledgeeName: text(f.pledgee),
      RegDate: text(f.registeredOn),
      Status: text(f.status),
      RelatedCompanyName: record.owner.name,
      PledgedAmount: wanText(f.amount),
    }),
  },
  {
    end: 'ChattelMortgageCheck/GetList',
    kind: 'CHATTEL_MORTGAGE',
    item: (f) => ({
      RegisterNo: text(f.mortgageNo),
      RegisterDate: text(f.registeredOn),
      RegisterOffice: text(f.authority),
      DebtSecuredAmount: wanText(f.amount),
      Status: text(f.status),
      Detail: {
        PledgeeList: [{ Name: text(f.mortgagee), IdentityType: '', IdentityNo: '' }],
        SecuredClaim: {
          Kind: text(f.debtType),
          Amount: wanText(f.amount),
          AssuranceScope: text(f.scope),
          FulfillObligation: text(f.term),
          Remark: '',
        },
        GuaranteeList: [{ Name: text(f.collateral), Ownership: '', Other: '', Remark: '' }],
        CancelInfo: { CancelDate: text(f.cancelledOn), CancelReason: text(f.cancelReason) },
        ChangeList: [],
      },
    }),
  },
  {
    end: 'ZhixingCheck/GetList',
    kind: 'ENFORCEMENT',
    item: (f, record) => ({
      Id: idOf(record),
      Liandate: text(f.filedOn),
      Anno: text(f.caseNo),
      ExecuteGov: text(f.court),
      Biaodi: text(f.amount),
      SuspectedApplicant: '',
    }),
  },
  {
    end: 'ShixinCheck/GetList',
    kind: 'DISHONEST',
    item: (f, record) => ({
      Id: idOf(record),
      Liandate: text(f.filedOn),
      Anno: text(f.caseNo),
      Executegov: text(f.court),
      Executestatus: text(f.performance),
      Publicdate: text(f.publishedOn),
      Executeno: text(f.basisNo),
      Executeunite: text(f.basisBy),
      ActionRemark: text(f.behaviour),
      YiWu: text(f.duty),
      Province: text(f.region),
      Oper: text(f.legalRep),
    }),
  },
  {
    end: 'SumptuaryCheck/GetList',
    kind: 'CONSUMPTION_LIMIT',
    item: (f, record) => ({
      Id: idOf(record),
      CaseNo: text(f.caseNo),
      PersonName: text(f.person),
      PersonId: '',
      JudgeDate: text(f.filedOn),
      PublishDate: text(f.publishedOn),
      KeyNo: '',
      CompanyName: text(f.enterprise),
      Applicant: text(f.applicant),
      ApplicantNo: '',
      Court: text(f.court),
    }),
  },
  {
    end: 'EndExecuteCaseCheck/GetList',
    kind: 'TERMINATED_ENFORCEMENT',
    item: (f, record) => ({
      Id: idOf(record),
      CaseNo: text(f.caseNo),
      Court: text(f.court),
      EndDate: text(f.endedOn),
      LianDate: text(f.filedOn),
      ExecuteSubject: text(f.amount),
      UnperformedAmt: text(f.unperformed),
    }),
  },
  {
    end: 'EquityFreezeCheck/GetList',
    kind: 'EQUITY_FREEZE',
    item: (f, record) => ({
      Id: idOf(record),
      ExecuteName: text(f.executee),
      ExecuteKeyNo: '',
      EquityAmount: wanText(f.amount),
      ExecuteCourt: text(f.court),
      ExecutionNoticeNum: text(f.noticeNo),
      Status: `股权冻结|${f.status}`,
      RelatedInfo: { KeyNo: '', Name: text(f.equity) },
      FreezeStartDate: text(f.frozenFrom),
      FreezeEndDate: text(f.frozenTo),
    }),
  },
  {
    end: 'BankruptcyCheck/GetList',
    kind: 'BANKRUPTCY',
    item: (f, record) => ({
      Id: idOf(record),
      CaseNo: text(f.caseNo),
      CaseType: text(f.bankruptcyType),
      PublicDate: text(f.publishedOn),
      Court: text(f.court),
      ManageOrg: text(f.administrator),
      ApplicantList: [{ Name: text(f.applicant), KeyNo: '' }],
      RespondentList: [{ Name: text(f.respondent), KeyNo: '' }],
    }),
  },
  {
    end: 'JudgmentDocCheck/GetList',
    kind: 'JUDGMENT',
    item: (f, record) => ({
      Id: idOf(record),
      CaseName: text(f.title),
      CaseReason: text(f.cause),
      CaseNo: text(f.caseNo),
      Amount: text(f.amount),
      IsProsecutor: f.role === '原告' ? '1' : '0',
      IsDefendant: f.role === '被告' ? '1' : '0',
      JudgeResult: text(f.result),
      JudgeDate: text(f.judgedOn),
      PublishDate: text(f.publishedOn),
      CaseType: '民事案件',
      Court: text(f.court),
      TrialRound: text(f.procedure),
      DocType: text(f.documentType),
      OriginalCaseNo: text(f.originalCaseNo),
      PartyList: [
        { Name: text(f.plaintiff), RoleType: '原告', Keyno: '', Statement: '' },
        { Name: text(f.defendant), RoleType: '被告', Keyno: '', Statement: '' },
      ],
    }),
  },
]
