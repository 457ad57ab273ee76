/** Consents of the bank-tax link, listed and counted as the tax report does (domain §3.10, 6). */
import { indicatorTable } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import { authsBlock } from '../../tax/faces/auth-part.ts'
import type { LendingBuild } from '../context.ts'
import { LENDING_SECTION_SAYS as SAYS } from './words.ts'

export const authBlocks = (build: LendingBuild): Block[] => [
  indicatorTable(build, 'auth-indicators', SAYS.auths, ['ML-05']),
  authsBlock(build.context.facts.bankTax, build.context.asOf),
]
