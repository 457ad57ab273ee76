/** 有, 部分, 无, 未取到 and 未采集 of a kind of data are said in one place (contract/src/collect/availability.ts). */
import { AVAILABILITY_NAMES } from '@xinjian/contract/collect/availability'
import { describe, expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'

const ROOMS = [
  'apps/web/src/mobile/',
  'apps/web/src/office/collect/',
  'apps/web/src/office/collected/',
  'apps/server/src/features/collect/',
  'apps/server/src/features/collected/',
]
/** Other ways to say the same, which is how a second list begins. */
const SYNONYMS = [
  '无记录',
  '没有记录',
  '暂无数据',
  '无数据',
  '没有数据',
  '未取得',
  '未获取',
  '部分取到',
]
const OURS = [...Object.values(AVAILABILITY_NAMES.zh), '部分数据']

const files = repositoryFiles().filter(
  (file) =>
    ROOMS.some((room) => file.startsWith(room)) &&
    /\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\/test\/|test-support/.test(file),
)
/** Texts between quotes that are one of `words` and nothing more. */
const saidIn = (source: string, words: readonly string[]) =>
  [...source.matchAll(/(['"`])([^'"`\n]+)\1/g)].flatMap(([, , text = '']) =>
    words.includes(text.trim()) ? [text] : [],
  )

describe('the availability of a kind of data', () => {
  it('is named nowhere else', () => {
    expect(files.length).toBeGreaterThan(100)
    const own = files.filter((file) => !file.endsWith('features/collect/words.ts'))
    const second = own.flatMap((file) => saidIn(read(file), OURS).map((t) => `${file}: ${t}`))
    expect(second).toEqual([])
  })

  it('has no other words', () => {
    const other = files.flatMap((file) =>
      SYNONYMS.filter((word) => read(file).includes(word)).map((word) => `${file}: ${word}`),
    )
    expect(other).toEqual([])
  })
})
