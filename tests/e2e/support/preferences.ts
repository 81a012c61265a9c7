import {expect, type Locator, type Page} from '@playwright/test';

/** The button of the header that opens the preferences. */
export const preferencesButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', {name: /^(Preferences|偏好设置)$/});

/** The open panel. */
export const preferencesPanel = (page: Page): Locator =>
  page.getByRole('dialog', {name: /^(Preferences|偏好设置)$/});

/** Opens the panel with a press and waits for it. */
export async function openPreferences(page: Page): Promise<Locator> {
  await preferencesButton(page).click();
  const panel = preferencesPanel(page);
  await expect(panel).toBeVisible();
  return panel;
}

/** Chooses a language of the component texts by its own name. */
export async function chooseComponentLanguage(panel: Locator, name: string): Promise<void> {
  await panel.getByLabel(/^(Language of texts in demos|示例文字的语言)$/).selectOption({label: name});
}

/** A computed style of an element. */
export function computedStyle(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => window.getComputedStyle(node).getPropertyValue(name), property);
}
