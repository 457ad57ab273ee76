import { paths } from '../../paths.ts'
import { SITE } from '../../shell/site.ts'

export function CallToAction() {
  return (
    <section className="p-cta">
      <div className="p-wrap p-cta__in">
        <div>
          <h2>从一次授权，试出一份报告</h2>
          <p>登录后发起手机采集，或上传发票文件，数分钟即可看到结果。</p>
        </div>
        <p className="p-ways">
          <a className="x-btn x-btn--lg p-btn--light" href={paths.login()} data-login="">
            登录使用
          </a>
          <a className="x-btn x-btn--lg p-btn--ghost" href={`tel:${SITE.businessPhone}`}>
            咨询 {SITE.businessPhone}
          </a>
        </p>
      </div>
    </section>
  )
}
