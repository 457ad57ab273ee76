/** Whom the report is of, and under which consent of each (domain §3.10, 1). */
import { vendorNames } from '@xinjian/format/public-records/vendors'
import { table } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { LendingBuild } from '../context.ts'
import { legsOf, seen } from '../records/seen.ts'
import { roleName, silenceOf, toldAt } from '../told.ts'
import { LENDING_SAYS } from '../words.ts'
import { LENDING_SECTION_SAYS as SAYS } from './words.ts'

export function subjectBlocks({ context }: LendingBuild): Block[] {
  const { subjects } = context.facts
  return [
    table(
      'subjects',
      SAYS.subjects,
      [
        { key: 'role', title: SAYS.role, type: 'text' },
        { key: 'name', title: SAYS.name, type: 'text' },
        { key: 'consentNo', title: SAYS.consentNo, type: 'text' },
        { key: 'state', title: SAYS.state, type: 'text' },
        { key: 'vendor', title: SAYS.vendor, type: 'text' },
        { key: 'at', title: SAYS.at, type: 'text' },
        { key: 'records', title: SAYS.recordCount, type: 'int' },
      ],
      subjects.map((subject) => {
        const quiet = silenceOf(subject)
        const own = seen(context).filter(({ record }) => record.subject === subject.role)
        return {
          cells: {
            role: roleName(subject.role),
            name: subject.name,
            consentNo: subject.consentNo,
            state: quiet ? quiet.words : LENDING_SAYS.told,
            vendor: quiet || subject.vendor === null ? null : vendorNames(subject.vendor).zh,
            at: quiet ? null : toldAt(subject.at),
            records: quiet ? null : own.length,
          },
          evidence: legsOf(own),
        }
      }),
      SAYS.subjectsNote,
    ),
  ]
}
