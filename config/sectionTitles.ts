import type {Language} from './languages';

/**
 * Titles of the sections of the documentation by language; English ones where a language has none. The keys are those
 * of a section's address or of its group in the sidebars without the product (`grid-columns` → `columns`).
 */
export const sectionTitles = {
  en: {
    // The sections of the library's documentation.
    'getting-started': 'Getting started',
    components: 'Components',
    system: 'System',
    customization: 'Customization',
    guides: 'How-to guides',
    'discover-more': 'Discover more',
    versions: 'Versions',
    styles: 'Styles',
    // The products and areas of this site.
    introduction: 'Introduction',
    'data-grid': 'Data Grid',
    'date-pickers': 'Date and Time Pickers',
    charts: 'Charts',
    'tree-view': 'Tree View',
    migration: 'Migration',
    // Groups of the sidebars.
    'common-concepts': 'Common concepts',
    demos: 'Demos',
    'main-features': 'Main features',
    'advanced-features': 'Advanced features',
    resources: 'Resources',
    tutorials: 'Tutorials',
    localization: 'Localization',
  },
  zh: {
    'getting-started': '开始使用',
    components: '组件',
    system: '系统',
    customization: '自定义',
    guides: '操作指南',
    'discover-more': '了解更多',
    versions: '版本',
    styles: '样式',
    introduction: '介绍',
    'data-grid': '数据表格',
    'date-pickers': '日期与时间选择器',
    charts: '图表',
    'tree-view': '树形视图',
    migration: '迁移',
    'common-concepts': '通用概念',
    demos: '示例',
    'main-features': '主要功能',
    'advanced-features': '高级功能',
    resources: '资源',
    tutorials: '教程',
    localization: '本地化',
  },
} as const satisfies Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** Key of a section title. */
export type SectionKey = keyof (typeof sectionTitles)['en'];

const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = sectionTitles;

/** The titles in a language, in English those that it lacks. */
export function sectionTitlesIn(language: string): Readonly<Record<string, string>> {
  return {...sectionTitles.en, ...byLanguage[language]};
}
