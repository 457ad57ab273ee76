/** Answers as vendors wrap them. */
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { answersOf } from '../read-answer.ts'

export const bytes = (text: string) => new TextEncoder().encode(text)
export const fieldsOf = (records: readonly AnswerRecord[]) => records.map(({ fields }) => fields)
export const kindsOf = (answer: unknown) => answersOf(answer).map(({ kind }) => kind)
export const tianyancha = (result: unknown) => ({ error_code: 0, reason: 'ok', result })
export const qichacha = (Result: unknown) => ({
  Status: '200',
  Message: '查询成功',
  OrderNumber: 'A1',
  Result,
})
