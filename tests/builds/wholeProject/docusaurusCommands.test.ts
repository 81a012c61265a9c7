import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openBrowser, openPage, runDemos} from './browser';
import {cloneProject, docusaurus} from './clone';
import {serveDevelopment} from './serve';

const page = 'react-data-grid/quickstart/';

describe("Docusaurus' own commands, in a clone of the whole project", {timeout: 1_200_000}, () => {
  it.for([
    ['en', `/x/${page}`, 'Data Grid – Quickstart'],
    ['zh', `/zh/x/${page}`, '数据表格 – 快速开始'],
  ] as const)('start --locale %s serves pages whose demos run', async ([locale, address, title], context) => {
    const browser = await openBrowser(context);
    const origin = await serveDevelopment(cloneProject(), locale, address);
    const {page: opened, problems} = await openPage(browser, origin + address);
    expect(await opened.title()).toContain(title);
    expect(await runDemos(opened)).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('build --locale zh builds the Chinese pages alone', () => {
    const site = cloneProject();
    execFileSync(process.execPath, [docusaurus, 'build', '--locale', 'zh'], {
      cwd: site,
      stdio: 'pipe',
      env: {...process.env, NODE_ENV: 'production', FORCE_COLOR: '0'},
    });
    const html = readFileSync(path.join(site, 'build/zh/x', page, 'index.html'), 'utf8');
    expect(/<html[^>]*>/.exec(html)?.[0]).toContain('lang=zh-Hans');
    expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]).toContain('数据表格 – 快速开始');
    expect(existsSync(path.join(site, 'build/x'))).toBe(false);
  });
});
