/** Kinds whose records say too little by themselves, told by the names of their lists. */
import { expect, it } from 'vitest'
import { answersOf } from '../read-answer.ts'
import { fieldsOf } from './answers.ts'

it('lists of seized assets and of who shares a phone are told by the names of their lists', () => {
  const [seized] = answersOf({
    sifacdkList: [
      {
        ...{ caseNo: '（2026）云0102执9号', court: '甲法院', pname: '乙商行' },
        ...{ action: '轮候查封', objectName: '房产一套' },
      },
    ],
  })
  expect(seized).toMatchObject({
    kind: 'ASSET_SEIZURE',
    records: [
      {
        fields: { caseNo: '（2026）云0102执9号', seizureType: '轮候查封', asset: '房产一套' },
        subject: { name: '乙商行' },
      },
    ],
  })
  const [shared] = answersOf({
    同电话企业: [{ name: '丙商行', creditCode: '91530100MA6K00000X', regStatus: '存续' }],
  })
  expect(shared).toMatchObject({ kind: 'SHARED_CONTACT' })
  expect(fieldsOf(shared!.records)).toEqual([
    { shared: '电话', name: '丙商行', creditCode: '91530100MA6K00000X', status: '存续' },
  ])
})
