/** Every decision says in one form whether it holds and since when, and stands in the index once (CONTRIBUTING, Decisions). */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'

const FOLDER = 'docs/decisions'
const files = repositoryFiles()
const names = files
  .filter((f) => path.posix.dirname(f) === FOLDER && f !== `${FOLDER}/README.md`)
  .map((f) => path.posix.basename(f))

/** `accepted` or `superseded by NNNN`, the day, and what of it was changed since or what it changed itself. */
const STATUS =
  /^Status: (?:accepted|superseded by (?<by>\d{4})), (?<day>\d{4}-\d{2}-\d{2})(?:; amends (?<amends>\d{4}(?:, \d{4})*))?(?:; amended by (?<amended>\d{4}(?:, \d{4})*))?$/

const numbers = (list: string | undefined): string[] => list?.split(', ') ?? []

const decisions = names.map((name) => {
  const [heading = '', blank, status = ''] = read(`${FOLDER}/${name}`).split('\n')
  const said = STATUS.exec(status)?.groups
  return {
    name,
    number: name.slice(0, 4),
    heading,
    // Status and date stand in the third line, between two empty ones, and nowhere else.
    said: blank === '' ? said : undefined,
    amends: numbers(said?.amends),
    amendedBy: numbers(said?.amended),
  }
})
const known = new Set(decisions.map(({ number }) => number))

describe('decisions', () => {
  it('are named by a number of their own and words', () => {
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !/^\d{4}(?:-[a-z0-9]+)+\.md$/.test(name))).toEqual([])
    expect(known.size).toBe(names.length)
  })

  it('are headed by their number and a title', () => {
    const other = decisions.filter((d) => !new RegExp(`^# ${d.number} \\S`).test(d.heading))
    expect(other.map((d) => `${d.name}: ${d.heading}`)).toEqual([])
  })

  it('say in their third line whether they hold, and a day that exists', () => {
    const isDay = (day: string) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false
    expect(decisions.filter(({ said }) => !isDay(said?.day ?? '')).map((d) => d.name)).toEqual([])
  })

  it('name only decisions that exist', () => {
    const lost = decisions.flatMap((d) =>
      [...numbers(d.said?.by), ...d.amends, ...d.amendedBy]
        .filter((number) => !known.has(number) || number === d.number)
        .map((number) => `${d.number} names ${number}`),
    )
    expect(lost).toEqual([])
  })

  it('say on both sides which of them amends which', () => {
    const told = decisions.flatMap((d) => d.amends.map((old) => `${d.number} amends ${old}`))
    const heard = decisions.flatMap((d) =>
      d.amendedBy.map((later) => `${later} amends ${d.number}`),
    )
    expect(told.length).toBeGreaterThan(10)
    expect(told.sort()).toEqual(heard.sort())
  })

  it('stand in the index once each, with their titles and what changed them', () => {
    const listed = [...read(`${FOLDER}/README.md`).matchAll(/^- \[(.+)$/gm)].map(([line]) => line)
    const meant = decisions.map(({ number, name, heading, said, amendedBy }) => {
      const superseded = said?.by === undefined ? '' : ` (superseded by ${said.by})`
      const amended = amendedBy.length === 0 ? '' : ` (amended by ${amendedBy.join(', ')})`
      return `- [${number}](${name}) ${heading.slice('# 0000 '.length)}${superseded}${amended}`
    })
    expect(listed.sort()).toEqual(meant.sort())
  })
})

describe('whoever names a decision', () => {
  it('names one that exists', () => {
    const naming = /decisions\/(\d{4})(-[a-z0-9-]+\.md)?/g
    const text = files.filter((f) => /\.(?:md|ts|tsx|mjs|css|sql|json)$/.test(f))
    const mentions = text.flatMap((file) =>
      [...read(file).matchAll(naming)].map(([, number = '', rest]) => ({ file, number, rest })),
    )
    expect(mentions.length).toBeGreaterThan(20)
    const wrong = mentions.filter(({ number, rest }) =>
      rest === undefined ? !known.has(number) : !names.includes(number + rest),
    )
    expect(wrong.map(({ file, number, rest = '' }) => `${file}: ${number}${rest}`)).toEqual([])
  })
})
