/** The signature against the example that Alibaba Cloud publishes with its specification. */
import { expect, it } from 'vitest'
import { acs3Headers, canonicalQuery } from './acs3.ts'

it('signs the published example as published', () => {
  const headers = acs3Headers({
    keyId: 'YourAccessKeyId',
    keySecret: 'YourAccessKeySecret',
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: {
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    },
    nonce: '3156853299f313e23d1673dc12e1703d',
    at: new Date('2023-10-26T10:22:32.987Z'),
  })
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

it('writes a query as RFC 3986 has it, by name', () => {
  expect(canonicalQuery({ b: "a b*c~d/e'(1)!", SignName: '信鉴', B: '' })).toBe(
    'B=&SignName=%E4%BF%A1%E9%89%B4&b=a%20b%2Ac~d%2Fe%27%281%29%21',
  )
})
