/** The server's features are rooms: each has its door, no two lead into one another, and the house stands without them. */
import { contract } from '@xinjian/contract'
import { describe, expect, it } from 'vitest'
import { circlesOf } from './lib/circles.ts'
import { facesOf, featureOf, features, importsOf, SERVER, serverSources } from './lib/features.ts'

/** Features that answer no call: others stand on them. */
const WITHOUT_CALLS = [
  'accessReason',
  'facts/coverage',
  'facts/evidence',
  'facts/invoice',
  'facts/lending',
  'facts/public',
  'facts/records',
  'license',
  'peers',
  'withdrawal',
]
const KERNEL = [
  'db',
  'http',
  'jobs',
  'security',
  'outside',
  'config.ts',
  'blobs.ts',
  'blob-spool.ts',
]

const sources = serverSources()
const edges = sources.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

describe('features', () => {
  it('meet at their faces, never at an internal file', () => {
    // What each says is listed in one place (decision 0166): words travel alone.
    const others = edges.filter(({ file }) => file !== `${SERVER}/words.ts`)
    const strangers = others.filter(({ file, target }) => {
      const feature = featureOf(target)
      return feature && feature !== featureOf(file) && !facesOf(feature).includes(target)
    })
    expect(strangers.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  it('keep their face for others: nothing inside looks at it', () => {
    const inward = edges.filter(({ file, target }) => {
      const feature = featureOf(target)
      return feature && feature === featureOf(file) && facesOf(feature).includes(target)
    })
    expect(inward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  it('run round no circle, types included', () => {
    const next = (feature: string) => [
      ...new Set(
        edges
          .filter(({ file }) => featureOf(file) === feature)
          .flatMap(({ target }) => featureOf(target) ?? [])
          .filter((other) => other !== feature),
      ),
    ]
    expect(features().length).toBeGreaterThan(10)
    expect(circlesOf(features(), next)).toEqual([])
  })

  it('are reached by no file of the kernel', () => {
    const kernel = edges.filter(({ file }) =>
      KERNEL.some((part) => file === `${SERVER}/${part}` || file.startsWith(`${SERVER}/${part}/`)),
    )
    expect(kernel.length).toBeGreaterThan(30)
    expect(
      kernel
        .filter(({ target }) => featureOf(target) !== null)
        .map(({ file, target }) => `${file} imports ${target}`),
    ).toEqual([])
  })

  it('are the nouns of the contract, by the same names', () => {
    expect(features().sort()).toEqual([...Object.keys(contract), ...WITHOUT_CALLS].sort())
  })
})
