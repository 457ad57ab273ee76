/** Times of data, as the field names them: each name means one thing, wherever it stands. */
import * as z from 'zod/mini'
import { said } from '../said.ts'

/** 数据截至: of a collection, of what is held of an enterprise, and of a report, the same. */
export const DATA_CUTOFF =
  '数据截至：其中最新一批数据取得（采集或导入）的时刻，之后的变化不在其中；没有数据时为空'
export const dataCutoff = said(z.nullable(z.string()), DATA_CUTOFF)

/** 数据完整至: what the bureau says of its own data. */
export const COMPLETE_THROUGH =
  '数据完整至：税局告知其数据已完整的最后一日（YYYY-MM-DD），通常为采集的前一日；未采集到数据时为空'
export const completeThrough = said(z.nullable(z.string()), COMPLETE_THROUGH)
