/** 企业基础报告: the main records of registry and courts, without a login at a tax bureau. */
import { KINDS } from '@xinjian/engine/basic/brief'
import { BASIC_ENGINE } from '@xinjian/engine/basic/engine'
import { publicKind } from './public-family.ts'

export const basicKind = publicKind(BASIC_ENGINE, KINDS, { beside: false })
