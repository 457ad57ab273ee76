/** Lists of 天眼查 v3 of what courts publish. */
import type { WorldRecord } from '../../public-records/record.ts'
import type { ListEnd } from './list-end.ts'
import { msText, text } from './values.ts'

export const COURT_LISTS: readonly ListEnd[] = [
  {
    end: 'dishonest',
    by: 'name',
    kind: 'DISHONEST',
    size: 20,
    total: 'total',
    item: (record) => {
      const { fields: f } = record
      return {
        iname: record.name,
        casecode: f.caseNo,
        cardnum: cardOf(record),
        businessentity: f.legalRep,
        areaname: f.region,
        courtname: f.court,
        gistid: f.basisNo,
        regdate: msText(f.filedOn),
        gistunit: f.basisBy,
        duty: f.duty,
        performance: f.performance,
        disrupttypename: f.behaviour,
        publishdate: msText(f.publishedOn),
        type: '1',
      }
    },
  },
  {
    end: 'lawsuit',
    by: 'name',
    kind: 'JUDGMENT',
    size: 20,
    total: 'total',
    item: ({ fields: f, number }) => ({
      title: f.title,
      submittime: msText(f.publishedOn),
      court: f.court,
      uuid: Buffer.from(number).toString('hex').slice(0, 32),
      doctype: f.documentType,
      url: '',
      caseno: f.caseNo,
      casereason: f.cause,
      plaintiffs: f.plaintiff,
      defendants: f.defendant,
    }),
  },
  {
    end: 'court',
    by: 'id',
    kind: 'COURT_NOTICE',
    size: 20,
    total: 'total',
    item: ({ fields: f, owner }) => ({
      announce_id: owner.slot,
      bltnno: '',
      bltntypename: f.noticeType,
      caseno: f.caseNo,
      content: `${text(f.content)}\n`,
      courtcode: f.court,
      dealgradename: '普通',
      party1: text(f.parties).split('、')[0],
      party2: text(f.parties).split('、')[1],
      publishdate: f.publishedOn,
      publishpage: 'G31',
      reason: '',
    }),
  },
]

/** Courts write the code in full, as of the organisation, or not at all. */
const cardOf = ({ code, owner }: WorldRecord): string =>
  code === null ? '' : owner.slot % 2 === 0 ? code : `${code.slice(8, 16)}-${code.slice(16, 17)}`
