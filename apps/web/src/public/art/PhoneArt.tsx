import { Icon } from '../../ui/Icon.tsx'

const DONE = [
  ['登记与股东', '已采集'],
  ['增值税、企业所得税申报', '49 份'],
  ['财务报表', '33 份'],
  ['缴税、欠税、违法违章', '168 条'],
] as const

/** The phone while a collection runs: what stands on its screen, drawn with type, not as a picture. */
export function PhoneArt() {
  return (
    <figure className="p-phone" aria-label="手机采集示意：正在采集，已完成百分之六十八">
      <div className="p-phone__screen" aria-hidden="true">
        <p className="p-phone__bar">
          <span>信鉴 · 数据采集</span>
          <Icon name="shield" size={15} />
        </p>
        <p className="p-phone__firm">
          深圳市示例恒达精密制造有限公司
          <small className="num">授权书 AUT20260301000000001</small>
        </p>
        <div className="p-phone__ring">
          <svg viewBox="0 0 120 120" width="112" height="112">
            <title>进度</title>
            <circle cx="60" cy="60" r="52" />
            <circle cx="60" cy="60" r="52" pathLength="100" strokeDasharray="68 100" />
          </svg>
          <b className="num">68%</b>
        </div>
        <ul>
          {DONE.map(([name, count]) => (
            <li key={name}>
              <Icon name="check" size={14} />
              <span>{name}</span>
              <small className="num">{count}</small>
            </li>
          ))}
          <li className="is-now">
            <i />
            <span>销项发票</span>
            <small className="num">2025-09</small>
          </li>
        </ul>
        <p className="p-phone__foot">可以离开此页，采集会继续</p>
      </div>
    </figure>
  )
}
